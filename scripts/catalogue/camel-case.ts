/** `findings-in-print` gives `findingsInPrint`, and `sitespeed/mobile` gives `sitespeedMobile`. */
export const camelCase = (words: string): string =>
  words.replace(/[/-](\w)/gu, (_, letter: string) => letter.toUpperCase())
