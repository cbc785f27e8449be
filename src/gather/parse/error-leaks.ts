/** Errors of servers and databases that a page shows to visitors, by the texts that their programs write. */
interface ErrorShape {
  kind: string
  /** Texts of which every match contains one: looked for first, because it is much faster than the expression. */
  hints: readonly string[]
  shape: RegExp
}

const ERRORS: readonly ErrorShape[] = [
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
  {
    kind: 'stack_trace',
    hints: ['Exception:'],
    shape: /\bSystem\.(?:[A-Z]\w{1,40}\.){0,4}[A-Z]\w{1,80}Exception:/u,
  },
  {
    kind: 'stack_trace',
    hints: ['js:', 'ts:', 'sx:', '.java:', '.kt:', '.scala:', '.cs:', '.rb:', '.php:'],
    // Engines of JavaScript write line and column: https://v8.dev/docs/stack-trace-api.
    shape:
      /(?<![\p{L}\p{N}])at (?:async )?(?:new )?[\w$.<>/\\:@-]{1,150}(?: \[as [\w$.]{1,60}\])? ?\([\w./\\@:-]{1,200}\.(?:[cm]?[jt]sx?:\d{1,6}:\d{1,6}|(?:java|kt|scala|cs|rb|php):\d{1,6}(?::\d{1,6})?)\)/u,
  },
]
/** Number of characters searched, from the start. */
const SEARCHED = 200_000

/** Kinds of server or database errors (`php_fatal`, `sql_error`, `stack_trace`) in the visible text of a page, each once. */
export function errorLeaksIn(text: string): string[] {
  const searched = text.slice(0, SEARCHED)
  const found = ERRORS.filter(
    ({ hints, shape }) => hints.some((hint) => searched.includes(hint)) && shape.test(searched),
  )
  return [...new Set(found.map(({ kind }) => kind))]
}
