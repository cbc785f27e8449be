/** Secrets by kind. Only the kind is ever kept. */
const SECRETS: readonly { kind: string; hint: string; shape: RegExp }[] = [
  { kind: 'private_key', hint: 'PRIVATE KEY-----', shape: /-----BEGIN (?:[A-Z]{2,9} )?PRIVATE KEY-----/u },
  { kind: 'stripe_secret', hint: 'k_live_', shape: /(?<![A-Za-z0-9])[sr]k_live_[A-Za-z0-9]{16,}/u },
  {
    kind: 'aws_key',
    hint: 'AKIA',
    shape:
      /(?<![A-Z0-9])AKIA[A-Z0-9]{16}(?![A-Z0-9])[^]{0,300}?(?<![A-Za-z0-9/+])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/u,
  },
]

/** Kinds of secrets in a text of code or markup. */
export const secretsIn = (text: string): string[] =>
  SECRETS.filter(({ hint, shape }) => text.includes(hint) && shape.test(text)).map(({ kind }) => kind)

const FILE_PATH = /(?:\/[\w.-]{1,60}){2,12}\.\w{2,5}|[A-Z]:\\[\w.\\-]{3,200}/u
const LEAKS: readonly { kind: string; shape: RegExp; needsPath: boolean }[] = [
  {
    kind: 'php_fatal',
    shape: /(?:Fatal error|Parse error|Warning):\s[^\n]{1,600}\son line \d/u,
    needsPath: true,
  },
  {
    kind: 'sql_error',
    shape:
      /You have an error in your SQL syntax|SQLSTATE\[|\bORA-\d{5}:|Unclosed quotation mark after|mysqli?_(?:fetch|query|connect|num_rows)\w{0,20}\(\)|pg_query\(\)|Microsoft OLE DB Provider for|Error establishing a database connection|SQLiteException|com\.mysql\.jdbc/u,
    needsPath: false,
  },
  {
    kind: 'stack_trace',
    shape:
      /Traceback \(most recent call last\)|Stack trace:\s{0,5}#0 |\bat [\w.$<>]{3,120} ?\([\w./\\:-]{3,200}:\d{1,6}(?::\d{1,6})?\)|Server Error in '\/[^']{0,100}' Application|\bSystem\.\w{3,60}Exception:/u,
    needsPath: false,
  },
]
const SEARCHED = 200_000

/** Error text of a server or database in text that visitors read: its kinds. */
export function errorLeaksIn(text: string): string[] {
  const searched = text.slice(0, SEARCHED)
  return LEAKS.filter(({ shape, needsPath }) => {
    const found = shape.exec(searched)
    return found !== null && (!needsPath || FILE_PATH.test(found[0]))
  }).map(({ kind }) => kind)
}
