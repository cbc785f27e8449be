/** Fettle cannot start. The message names the setting and what to do; it never holds a secret. */
export class StartRefused extends Error {}
