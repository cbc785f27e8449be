/** A wrong setting, named in one sentence. Never holds a secret. */
export class SettingError extends Error {}
