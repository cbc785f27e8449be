import { z } from 'zod'
import { IMPACTS } from '#core/evidence/visit.ts'

/** The facts of the accessibility checks. */
export const facts = z.object({
  /** 0 to 100; `null`: some of the page's style did not arrive. */
  score: z.number().nullable(),
  /** Worst first. Without a score those that are broken whatever the style is. */
  violations: z.array(
    z.object({
      /** Rule of axe-core. */
      id: z.string(),
      impact: z.enum(IMPACTS),
      help: z.string(),
      helpUrl: z.string().nullable(),
      /** Elements that break it. */
      nodes: z.number(),
      /** Of colours: in how many kinds of place they are, each of which one line of a style mends. Absent in facts of an earlier revision, too. */
      kinds: z.number().int().optional(),
      /** Another broken rule whose mend ends this one everywhere. */
      endsWith: z.string().optional(),
      pages: z.array(z.string()),
      example: z.object({ selector: z.string(), snippet: z.string() }).nullable(),
    }),
  ),
  /** Of a computer: ids of broken rules that are broken in as many places on a phone, where they are told in full. */
  sameOnPhone: z.array(z.string()).default([]),
  /** Pictures of the homepage without a description as it is sent, those of other slides and tabs too; absent where there is none, and in facts of an earlier revision. */
  homeLines: z.number().int().optional(),
  /** Rules that passed, and rules that axe-core could not decide. */
  passes: z.number(),
  incomplete: z.number(),
  /** Tests that only people can do. */
  manual: z.array(z.string()),
})
export type AccessibilityCheckFacts = z.infer<typeof facts>
