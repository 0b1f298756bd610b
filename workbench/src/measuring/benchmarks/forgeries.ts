import { type Complaint, makeRandom, must, type Random, type Result, Sha256 } from '#core';
import { rulesData } from '#rules';
import { type CertificateSources, type Source, type Verified, verifyCertificate } from '#verify';

/** The four files of a certificate as texts. */
export type CertificateTexts = Readonly<Record<'puzzle' | 'claim' | 'formula' | 'proof', string>>;

/** What came of many forgeries of one certificate. */
export interface Forgeries {
  readonly tried: number;
  /** Files that read like a certificate: whole lines of whole numbers. */
  readonly wellFormed: number;
  readonly refused: number;
  /** Accepted, and rightly: the change left the claim and a proof of it, such as another order of literals. */
  readonly harmless: number;
  /** Accepted for what is not true. */
  readonly believed: number;
  /** Refused without saying where. */
  readonly unplaced: number;
}

/** A refusal names a file, or the number of what is wrong in the claim. */
const hasPlace = ({ said }: Complaint): boolean => 'file' in said.parts || 'number' in said.parts;

/** Changes a certificate so often, each time from the original, and asks the checker. */
export function forgeAll(files: CertificateTexts, others: CertificateTexts, count: number, seed: number): Forgeries {
  const random = makeRandom(seed);
  const truth = meaningOf(verifyCertificate(sourcesOf(files)));
  const found = { tried: 0, wellFormed: 0, refused: 0, harmless: 0, believed: 0, unplaced: 0 };
  for (; found.tried < count; found.tried++) {
    const forged = forge(files, others, random);
    if (isWellFormed(forged)) found.wellFormed++;
    const checked = verifyCertificate(sourcesOf(forged));
    if (!checked.ok) {
      found.refused++;
      if (!hasPlace(checked)) found.unplaced++;
    } else if (meaningOf(checked) === truth) found.harmless++;
    else found.believed++;
  }
  return found;
}

/** The files as the checker takes them, in pieces. */
export function sourcesOf(files: CertificateTexts, size = 1 << 16): CertificateSources {
  const source = (text: string): Source => {
    const bytes = new TextEncoder().encode(text);
    let at = 0;
    return () => {
      if (at >= bytes.length) return undefined;
      at += size;
      return bytes.slice(at - size, at);
    };
  };
  return { puzzle: source(files.puzzle), claim: source(files.claim), formula: source(files.formula), proof: source(files.proof) };
}

/** What an accepted certificate says: of which puzzle, and which solutions. */
function meaningOf(checked: Result<Verified>): string {
  const { puzzle, solutions } = must(checked);
  return JSON.stringify([rulesData(puzzle.kind), puzzle.kind.spec, puzzle.kind.regions, [...puzzle.givens], solutions.map(String).sort()]);
}

/** Whether every line of the long files is a comment, a head, or whole numbers up to a 0. */
function isWellFormed({ formula, proof }: CertificateTexts): boolean {
  const isLine = (line: string): boolean => line === '' || /^[cp] /.test(line) || /^(\d+ d )?-?\d+( -?\d+)* 0$|^0$/.test(line);
  return [formula, proof].every((text) => text.endsWith('\n') && text.split('\n').every(isLine));
}

/** One change to one file, or one that several agree on; hashes made right again so that only what the files say can give it away. */
function forge(files: CertificateTexts, others: CertificateTexts, random: Random): CertificateTexts {
  const forged = { ...files };
  const which = (['proof', 'proof', 'proof', 'formula', 'claim', 'puzzle', 'several'] as const)[random.below(7)]!;
  if (which === 'several') Object.assign(forged, random.below(2) ? { ...others, proof: files.proof } : withoutSolution(files, random));
  else if (which === 'claim') forged.claim = forgeClaim(files.claim, others.claim, random);
  else if (which === 'puzzle') forged.puzzle = random.below(2) ? others.puzzle : changeCharacter(files.puzzle, random);
  else {
    const changed = changeLines(files[which], others[which], random);
    // A formula whose first line counts its clauses is told from another by these alone.
    forged[which] = which === 'formula' && random.below(2) ? recounted(changed) : changed;
  }
  const claim = JSON.parse(forged.claim) as { hashes: unknown };
  const hash = (text: string): string => new Sha256().add(new TextEncoder().encode(text)).hex();
  claim.hashes = { puzzle: hash(forged.puzzle), formula: hash(forged.formula), proof: hash(forged.proof) };
  return { ...forged, claim: JSON.stringify(claim) };
}

/** A claim and a formula that agree on a solution fewer, with the first line right. */
function withoutSolution({ claim, formula }: CertificateTexts, random: Random): Pick<CertificateTexts, 'claim' | 'formula'> {
  const data = JSON.parse(claim) as { solutions: string[]; count: number };
  const lines = formula.trimEnd().split('\n');
  if (data.solutions.length > 0) {
    const gone = random.below(data.solutions.length);
    lines.splice(lines.length - data.solutions.length + gone, 1);
    data.solutions.splice(gone, 1);
    data.count--;
  }
  return { claim: JSON.stringify(data), formula: recounted(`${lines.join('\n')}\n`) };
}

/** The formula with a first line that counts its clauses. */
function recounted(formula: string): string {
  const clauses = formula.split('\n').filter((line) => line !== '' && !/^[cp]/.test(line)).length;
  return formula.replace(/^(p cnf \d+) \d+$/m, `$1 ${clauses}`);
}

function forgeClaim(text: string, other: string, random: Random): string {
  const claim = JSON.parse(text) as { solutions: string[]; count: number };
  const known = (JSON.parse(other) as { solutions: string[] }).solutions;
  switch (random.below(4)) {
    case 0:
      claim.solutions.pop();
      break;
    case 1:
      claim.solutions.push(claim.solutions[0] ?? known[0] ?? '1');
      break;
    case 2:
      claim.solutions = claim.solutions.map((solution) => changeCharacter(solution, random));
      break;
    default:
      claim.solutions = known;
  }
  claim.count = claim.solutions.length;
  return JSON.stringify(claim);
}

function changeCharacter(text: string, random: Random): string {
  const at = random.below(text.length);
  return `${text.slice(0, at)}${random.below(10)}${text.slice(at + 1)}`;
}

function changeLines(text: string, other: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at]!;
  const numbers = line.split(' ');
  const one = random.below(numbers.length);
  switch (random.below(9)) {
    case 8: {
      // The hints alone, behind the clause and its zero.
      const clause = numbers.indexOf('0') + 1;
      lines[at] = [...numbers.slice(0, clause), ...random.shuffle(numbers.slice(clause, -1)), ...numbers.slice(-1)].join(' ');
      break;
    }
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(at, 0, lines[random.below(lines.length)]!);
      break;
    case 2:
      numbers[one] = String(-Number(numbers[one]));
      lines[at] = numbers.join(' ');
      break;
    case 3:
      numbers[one] = String(random.below(2000));
      lines[at] = numbers.join(' ');
      break;
    case 4:
      numbers.splice(one, 1);
      lines[at] = numbers.join(' ');
      break;
    case 5:
      lines[at] = random.shuffle(numbers).join(' ');
      break;
    case 6:
      return text.slice(0, random.below(text.length));
    default:
      return other;
  }
  return lines.join('\n');
}
