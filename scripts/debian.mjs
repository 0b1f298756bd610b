// Programs that tests need and npm cannot bring: a Redis server, a browser. Debian's packages have them.
// Plain Node without dependencies, because set-up calls it before there are any.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies on the search path; undefined where it does not. */
export function findProgram(command) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, command))
    .find(isProgram);
}

/**
 * The path of a program, after installing its Debian package where it is missing and that is possible (root, with apt-get).
 * Where it is not, throws one sentence that says how to get it.
 */
export function ensurePackage(command, name) {
  const found = findProgram(command);
  if (found !== undefined) return found;
  const advice = `install it with "sudo apt-get install ${name}" or put another one on the PATH`;
  if (findProgram('apt-get') === undefined) throw new Error(`${command} is missing and there is no apt-get here: ${advice}.`);
  if (process.getuid?.() !== 0) throw new Error(`${command} is missing and only root may install it: ${advice}.`);
  process.stderr.write(`Ninefold: installing ${name} from Debian's packages ...\n`);
  // Tests that want the same package at the same time wait for the first.
  const install = () => aptGet(['install', '--yes', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', name]);
  // The lists of a fresh machine are empty; those of any other need not be fetched again.
  if (!install()) {
    aptGet(['update']);
    install();
  }
  const installed = findProgram(command);
  if (installed === undefined) throw new Error(`${command} is missing and apt-get could not install ${name}: ${advice}.`);
  return installed;
}

/**
 * A Chromium for tests. That of Debian's which has no windows opens a page for half of what it takes the one for people, which makes a window with all
 * its buttons for every visitor; where it cannot be had, that one does.
 */
export function ensureBrowser() {
  try {
    return ensurePackage('chromium-headless-shell', 'chromium-headless-shell');
  } catch {
    return ensurePackage('chromium', 'chromium');
  }
}

function aptGet(args) {
  const { status } = spawnSync('apt-get', args, {
    // Its output would be read as that of the tests; services of the package must not start, since tests run their own.
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
