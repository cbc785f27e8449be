/** Secrets by kind. Only the kind is kept. */
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

interface Leak {
  kind: string
  /** Texts of which one must occur before the expression is tried. */
  hints: readonly string[]
  shape: RegExp
}

const LEAKS: readonly Leak[] = [
  {
    kind: 'php_fatal',
    hints: [' on line '],
    shape:
      /(?:Fatal error|Parse error|Warning): [^\n]{1,300}?(?:(?:\/[\w.-]{1,60}){2,12}|[A-Z]:\\[\w.\\-]{3,200}) on line \d/u,
  },
  {
    kind: 'sql_error',
    hints: ['SQL', 'ORA-', 'quotation mark', 'mysql', 'pg_query', 'OLE DB', 'database connection'],
    shape:
      /You have an error in your SQL syntax|SQLSTATE\[|\bORA-\d{5}:|Unclosed quotation mark after|\bmysqli?_(?:fetch|query|connect|num_rows)\w{0,20}\(\)|\bpg_query\(\)|Microsoft OLE DB Provider for|Error establishing a database connection|SQLiteException|com\.mysql\.jdbc/u,
  },
  {
    kind: 'stack_trace',
    hints: ['Traceback ('],
    shape: /Traceback \(most recent call last\):?\s{0,9}File "/u,
  },
  { kind: 'stack_trace', hints: ['Stack trace:'], shape: /Stack trace:\s{0,9}#0 \S/u },
  { kind: 'stack_trace', hints: ['Server Error in'], shape: /Server Error in '\/[^']{0,100}' Application/u },
  { kind: 'stack_trace', hints: ['Exception:'], shape: /\bSystem\.(?:[A-Z]\w{1,40}\.?){1,5}Exception:/u },
  {
    kind: 'stack_trace',
    hints: [' at '],
    shape: /\([\w./\\@:-]{2,200}\.(?:m?js|ts|java|kt|scala|cs|rb|php):\d{1,6}(?::\d{1,6})?\)/u,
  },
]
const SEARCHED = 200_000

/** Kinds of server or database errors in visible text. */
export function errorLeaksIn(text: string): string[] {
  const searched = text.slice(0, SEARCHED)
  const found = LEAKS.filter(
    ({ hints, shape }) => hints.some((hint) => searched.includes(hint)) && shape.test(searched),
  )
  return [...new Set(found.map(({ kind }) => kind))]
}
