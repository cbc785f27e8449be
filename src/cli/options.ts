import { parseArgs, type ParseArgsConfig } from 'node:util'
import { z } from 'zod'
import { listed } from '#core/words.ts'
import { FASTEST_PACE, MOST_PAGES, USUAL_PAGES } from '#engine/budgets.ts'
import { FAIL_ON, GATE_FORMATS } from '#report/gate/gate.ts'
import { untakenOption } from './taken-options.ts'
import { UsageError } from './usage.ts'

const OPTIONS = {
  json: { type: 'string' },
  html: { type: 'string' },
  pdf: { type: 'string' },
  csv: { type: 'string' },
  'save-evidence': { type: 'string' },
  only: { type: 'string' },
  skip: { type: 'string' },
  'no-browser': { type: 'boolean' },
  'exposed-files': { type: 'boolean' },
  pace: { type: 'string' },
  'max-pages': { type: 'string' },
  answers: { type: 'string' },
  resolve: { type: 'string', multiple: true },
  dns: { type: 'string', multiple: true },
  ca: { type: 'string', multiple: true },
  'allow-private': { type: 'string', multiple: true },
  'fail-on': { type: 'string' },
  baseline: { type: 'string' },
  format: { type: 'string' },
  replace: { type: 'boolean' },
  product: { type: 'boolean' },
  quiet: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

const PACE_WORDS = `--pace takes a number of requests a second up to ${FASTEST_PACE}, or off.`
const PAGES_WORDS = `--max-pages takes a whole number from 1 to ${MOST_PAGES}.`

const ids = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  )
  .optional()

const schema = z.object({
  json: z.string().optional(),
  html: z.string().optional(),
  pdf: z.string().optional(),
  csv: z.string().optional(),
  'save-evidence': z.string().optional(),
  only: ids,
  skip: ids,
  'no-browser': z.boolean().default(false),
  'exposed-files': z.boolean().default(false),
  pace: z
    .union([z.literal('off'), z.coerce.number().positive(PACE_WORDS).max(FASTEST_PACE, PACE_WORDS)], {
      error: PACE_WORDS,
    })
    .optional(),
  'max-pages': z.coerce
    .number({ error: PAGES_WORDS })
    .int(PAGES_WORDS)
    .min(1, PAGES_WORDS)
    .max(MOST_PAGES, PAGES_WORDS)
    .default(USUAL_PAGES),
  answers: z.string().optional(),
  resolve: z.array(z.string()).default([]),
  dns: z.array(z.string()).default([]),
  ca: z.array(z.string()).default([]),
  'allow-private': z
    .array(z.string())
    .default([])
    .transform((all) => all.flatMap((text) => text.split(',')).filter((text) => text !== '')),
  'fail-on': z.enum(FAIL_ON, { error: `--fail-on takes ${listed(FAIL_ON, 'or')}.` }).default('never'),
  baseline: z.string().optional(),
  format: z.enum(GATE_FORMATS, { error: `--format takes ${listed(GATE_FORMATS, 'or')}.` }).default('text'),
  replace: z.boolean().default(false),
  product: z.boolean().default(false),
  quiet: z.boolean().default(false),
  'no-color': z.boolean().default(false),
  help: z.boolean().default(false),
  version: z.boolean().default(false),
})

export type Options = z.infer<typeof schema>

export interface CommandLine {
  command: string | undefined
  /** The words after the command. */
  operands: string[]
  options: Options
}

/** Reads a command line. Throws {@link UsageError} with one sentence about what is wrong. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args)
  const options = schema.safeParse(values)
  if (!options.success) throw new UsageError(options.error.issues[0]?.message ?? 'The options are not right.')
  const { format, json, baseline, 'fail-on': failOn } = options.data
  if (format !== 'text' && json === '-')
    throw new UsageError('--format and --json - both write to standard output: give --json a file.')
  if (failOn === 'worse' && baseline === undefined)
    throw new UsageError('--fail-on worse needs --baseline, a report that --json wrote.')
  const [command, ...operands] = positionals
  const untaken = untakenOption(command, Object.keys(values))
  if (untaken !== null) throw new UsageError(untaken)
  return { command, operands, options: options.data }
}

/** Reads the words of a command line. Node would do so too, in its own words. */
function parse(args: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') refuseWrong(token)
  return { values, positionals }
}

interface OptionToken {
  name: string
  rawName: string
  value: string | undefined
  inlineValue: boolean | undefined
}

function refuseWrong({ name, rawName, value, inlineValue }: OptionToken): void {
  const option = Object.entries(OPTIONS).find(([known]) => known === name)?.[1]
  if (option === undefined) throw new UsageError(`There is no option ${rawName}. Try "fettle help".`)
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    return
  }
  if (value === undefined) throw new UsageError(`${rawName} needs a value.`)
  if (inlineValue !== true && value.length > 1 && value.startsWith('-'))
    throw new UsageError(`${rawName} needs a value; one that begins with a dash is written ${rawName}=…`)
}
