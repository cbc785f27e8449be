const REPORTS = ['json', 'html', 'pdf', 'csv'] as const
const CHOOSING = ['only', 'skip', 'answers', 'fail-on', 'baseline', 'format'] as const
const SCANNING = ['save-evidence', 'no-browser', 'exposed-files', 'pace', 'max-pages'] as const
const NETWORK = ['resolve', 'dns', 'ca', 'allow-private'] as const

const ALL_TAKE = ['quiet', 'no-color', 'help', 'version'] as const

/** What each command takes beside {@link ALL_TAKE}. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  check: [...REPORTS, ...CHOOSING, ...SCANNING, ...NETWORK],
  demo: [...REPORTS, ...CHOOSING, ...SCANNING, ...NETWORK],
  'demo --product': ['product'],
  judge: [...REPORTS, ...CHOOSING],
  restore: ['replace'],
  serve: [],
  backup: [],
  operator: [],
  code: [],
  browser: [],
  connections: [],
}

/** The first option that this command would not follow, in one sentence; `null`: there is none, or no such command. */
export function untakenOption(command: string | undefined, given: readonly string[]): string | null {
  const name = command === 'demo' && given.includes('product') ? 'demo --product' : command
  const taken = name === undefined ? undefined : TAKEN[name]
  const untaken = given.find((option) => !(taken?.includes(option) ?? true) && !isTakenByAll(option))
  return untaken === undefined ? null : `"${name}" does not take --${untaken}.`
}

const isTakenByAll = (option: string): boolean => ALL_TAKE.some((one) => one === option)
