/** The first character of a name as a capital. Some take two units of the text, and half of one is no character. */
export const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? ''
