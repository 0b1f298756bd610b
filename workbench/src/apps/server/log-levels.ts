/** What a service may log, from everything to nothing. Alone in its file, because the command line needs it before it loads the service. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
