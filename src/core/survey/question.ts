import type { Network } from '../address/networks.ts'

/** One choice. Ids are stored and never change; wording may. */
export interface Option {
  id: string
  text: string
}

/** When a question is asked; a hidden question keeps its old answer, which is then ignored. */
export type AskWhen =
  | { kind: 'always' }
  | { kind: 'has_website' }
  | { kind: 'may_sell_online' }
  | { kind: 'answered'; question: string; oneOf: readonly string[] }

interface Asked {
  id: string
  text: string
  whyWeAsk: string | null
  askWhen: AskWhen
  /** Ids of the checks that read it; `plan` and `tools` for what is no check. */
  decides: readonly string[]
}

/**
 * A question of the survey. `one`: one option id. `many`: several, of which `none` stands alone. `rows`: one option id per
 * row. `page`: an address on the website. `handle`: a social handle, `none` or `later`. `list`: up to `most` short texts.
 */
export type Question =
  | (Asked & { type: 'one' | 'many'; options: readonly Option[] })
  | (Asked & { type: 'rows'; rows: readonly Option[]; options: readonly Option[] })
  | (Asked & { type: 'page' })
  | (Asked & { type: 'handle'; network: Network; options: readonly Option[] })
  | (Asked & { type: 'list'; most: number; shortest: number; longest: number })
