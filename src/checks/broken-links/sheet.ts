import { z } from 'zod'
import type { Sheet } from '#core/check.ts'
import { csvSheet } from '#core/format/csv.ts'
import { linkRow } from './facts.ts'

const listedRow = linkRow.pick({
  from: true,
  to: true,
  written: true,
  text: true,
  status: true,
  reason: true,
  type: true,
  uses: true,
})
/** Facts of a result that could not be had, and of an earlier revision, may lack a list. */
const listedFacts = z.object({
  links: z.array(listedRow).default([]),
  parts: z.array(listedRow).default([]),
  couldNotCheck: z.array(listedRow).default([]),
})

type Row = z.infer<typeof listedRow>

const HEADER = ['Link', 'Link text', 'Found on', 'Problem', 'Status code', 'Type', 'Times used']

/** One text for all, to filter by; why stands in the report. */
const UNCHECKED = 'Could not be checked'

/** Every broken link, then those that could not be checked. */
export const sheet: Sheet = { name: 'broken_links.csv', make }

function make(of: Readonly<Record<string, unknown>>): string {
  const { links, parts, couldNotCheck } = listedFacts.parse(of)
  const lines = [
    HEADER,
    ...sorted([...links, ...parts]).map((link) => cells(link, problemOf(link))),
    ...sorted(couldNotCheck).map((link) => cells(link, UNCHECKED)),
  ]
  return csvSheet(lines)
}

const sorted = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => compare(a.from, b.from) || compare(shownLink(a), shownLink(b)))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const shownLink = ({ written, to }: Row): string => written ?? to

const cells = (link: Row, problem: string): string[] => [
  shownLink(link),
  link.text,
  link.from,
  problem,
  link.status === null ? '' : String(link.status),
  link.type,
  String(link.uses),
]

/** Adds the address that was requested when the written one does not answer. */
const problemOf = ({ reason, written, to }: Row): string =>
  reason + (written === undefined ? '' : ` (looked at ${to})`)
