/** A path as one word of a shell, for a command to paste (POSIX Shell Command Language, section 2.2.2). */
export const asShellWord = (path: string): string =>
  /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
