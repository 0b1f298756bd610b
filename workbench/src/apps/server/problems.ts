import type { Words } from '#core';

/** A kind of problem: the status of its answer, and what it is called. */
interface Problem {
  readonly status: number;
  readonly title: Words<string>;
}

/** Every problem that a client may be told of, by the code that clients may rely on. */
export const problems = {
  invalid_request: {
    status: 400,
    title: { en: 'The request cannot be read', de: 'Die Anfrage ist nicht lesbar', fr: 'La requête est illisible' },
  },
  unauthorized: { status: 401, title: { en: 'A token is needed', de: 'Ein Token ist nötig', fr: 'Un jeton est nécessaire' } },
  origin_not_allowed: {
    status: 403,
    title: { en: 'Not from there', de: 'Nicht von dort', fr: 'Pas depuis cet endroit' },
  },
  not_found: { status: 404, title: { en: 'There is no such thing', de: 'Das gibt es nicht', fr: 'Cela n’existe pas' } },
  method_not_allowed: {
    status: 405,
    title: { en: 'Not with this method', de: 'Nicht mit dieser Methode', fr: 'Pas avec cette méthode' },
  },
  too_slow: {
    status: 408,
    title: { en: 'The request came too slowly', de: 'Die Anfrage kam zu langsam', fr: 'La requête est arrivée trop lentement' },
  },
  precondition_failed: {
    status: 412,
    title: { en: 'A condition is not met', de: 'Eine Bedingung ist nicht erfüllt', fr: 'Une condition n’est pas remplie' },
  },
  too_large: {
    status: 413,
    title: { en: 'The request is too large', de: 'Die Anfrage ist zu groß', fr: 'La requête est trop volumineuse' },
  },
  address_too_long: {
    status: 414,
    title: { en: 'The address is too long', de: 'Die Adresse ist zu lang', fr: 'L’adresse est trop longue' },
  },
  unsupported_media_type: {
    status: 415,
    title: { en: 'Not in this form', de: 'Nicht in dieser Form', fr: 'Pas sous cette forme' },
  },
  range_not_satisfiable: {
    status: 416,
    title: { en: 'There is no such range', de: 'Diesen Bereich gibt es nicht', fr: 'Cette plage n’existe pas' },
  },
  invalid_puzzle: {
    status: 422,
    title: { en: 'The puzzle makes no sense', de: 'Das Rätsel ergibt keinen Sinn', fr: 'La grille n’a pas de sens' },
  },
  invalid_kind: { status: 422, title: { en: 'There is no such kind', de: 'Diese Art gibt es nicht', fr: 'Ce type n’existe pas' } },
  rate_limited: {
    status: 429,
    title: { en: 'Too many requests in a minute', de: 'Zu viele Anfragen in einer Minute', fr: 'Trop de requêtes en une minute' },
  },
  too_many_at_once: {
    status: 429,
    title: { en: 'Too many requests at once', de: 'Zu viele Anfragen zugleich', fr: 'Trop de requêtes à la fois' },
  },
  too_many_jobs: { status: 429, title: { en: 'Too many jobs', de: 'Zu viele Aufträge', fr: 'Trop de tâches' } },
  headers_too_large: {
    status: 431,
    title: { en: 'The headers are too large', de: 'Die Kopfzeilen sind zu groß', fr: 'Les en-têtes sont trop volumineux' },
  },
  client_gone: { status: 499, title: { en: 'The client went away', de: 'Der Client ist gegangen', fr: 'Le client est parti' } },
  internal: { status: 500, title: { en: 'A fault of the service', de: 'Ein Fehler des Dienstes', fr: 'Une erreur du service' } },
  busy: { status: 503, title: { en: 'The service is busy', de: 'Der Dienst ist ausgelastet', fr: 'Le service est occupé' } },
  out_of_time: { status: 503, title: { en: 'The time is over', de: 'Die Zeit ist um', fr: 'Le temps est écoulé' } },
  out_of_memory: {
    status: 503,
    title: { en: 'The memory does not suffice', de: 'Der Speicher reicht nicht', fr: 'La mémoire ne suffit pas' },
  },
  unavailable: {
    status: 503,
    title: { en: 'The service cannot work now', de: 'Der Dienst kann gerade nicht arbeiten', fr: 'Le service ne peut pas travailler' },
  },
} as const satisfies Readonly<Record<string, Problem>>;

export type ProblemCode = keyof typeof problems;
export const PROBLEM_CODES = Object.keys(problems) as ProblemCode[];
