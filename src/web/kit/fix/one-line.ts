/** Every field is one line of its piece. */
export const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ')
