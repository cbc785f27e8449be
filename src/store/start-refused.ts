/** Why Fettle does not start: one or two sentences for the operator, naming the setting and the way out. Never holds a secret. */
export class StartRefused extends Error {}
