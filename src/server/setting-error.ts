/** A setting that Fettle cannot start with, told in one sentence that names it. Never holds a secret. */
export class SettingError extends Error {}
