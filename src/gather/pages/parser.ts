import { shared } from '../shared.ts'
import { parsePage } from './parse/parse-page.ts'
import { parseTargets, type TargetsInput } from './parse/parse-targets.ts'
import type { ParseInput } from './parse/parse-input.ts'

export const parserOf = shared(() => ({
  parse: async (input: ParseInput) => parsePage(input),
  targets: async (input: TargetsInput) => parseTargets(input),
}))
