// `npm start` opens the workbench: the page and the API at one address. `npm start -- ARGS` runs the command line instead.
if (process.argv.length === 2) process.argv.push('serve', '--log', 'warn');
await import('../bin/ninefold.mjs');
