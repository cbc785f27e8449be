import { z } from 'zod'
import type { Sheet } from '#core/check.ts'
import { csvSheet } from '#core/format/csv.ts'

const row = z.object({
  from: z.string(),
  to: z.string(),
  written: z.string().optional(),
  text: z.string(),
  status: z.number().nullable(),
  reason: z.string().nullable(),
  type: z.string(),
  uses: z.number(),
})
const facts = z.object({
  links: z.array(row).default([]),
  parts: z.array(row).default([]),
  couldNotCheck: z.array(row).default([]),
})

type Row = z.infer<typeof row>

const HEADER = ['Link', 'Link text', 'Found on', 'Problem', 'Status code', 'Type', 'Times used']

/** Every broken link, then those that could not be checked. */
export const sheet: Sheet = { name: 'broken_links.csv', make }

function make(of: Readonly<Record<string, unknown>>): string {
  const { links, parts, couldNotCheck } = facts.catch({ links: [], parts: [], couldNotCheck: [] }).parse(of)
  const lines = [
    HEADER,
    ...sorted([...links, ...parts]).map((link) => cells(link, problemOf(link))),
    ...sorted(couldNotCheck).map((link) => cells(link, 'Could not be checked')),
  ]
  return csvSheet(lines)
}

const sorted = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const cells = (link: Row, problem: string): string[] => [
  link.written ?? link.to,
  link.text,
  link.from,
  problem,
  link.status === null ? '' : String(link.status),
  link.type,
  String(link.uses),
]

/** Adds the address that was requested when the written one does not answer. */
const problemOf = ({ reason, written, to }: Row): string =>
  (reason ?? 'Broken') + (written === undefined ? '' : ` (looked at ${to})`)
