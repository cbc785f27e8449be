import type { StatementFigureId } from '#core/finances.ts'
import type { TotalId } from './labels.data.ts'

type Figures = Partial<Record<StatementFigureId, number>>
/** The totals of a file, each with its label, in whole cents. */
export type Totals = Map<TotalId, { label: string; cents: number }>

/**
 * Adds to the figures what a file's totals contain beyond the known lines, so that they add up to them. Some programs list cash and bank
 * beside the current assets, not among them; then the total is raised by it, because ours includes it. Changes both in place.
 */
export function fillTotals(figures: Figures, totals: Totals): void {
  raiseForBank(figures, totals)
  const all = (id: TotalId): number | undefined => totals.get(id)?.cents
  fill(figures, {
    rest: 'otherCurrentAssets',
    of: all('currentAssets'),
    beyond: ['bank', 'debtors', 'stock'],
  })
  fill(figures, {
    rest: 'otherCurrentLiabilities',
    of: absolute(all('currentLiabilities')),
    beyond: ['creditors'],
  })
  fill(figures, { rest: 'fixedAssets', of: minus(all('totalAssets'), all('currentAssets')), beyond: [] })
  fill(figures, {
    rest: 'longTermLiabilities',
    of: minus(absolute(all('totalLiabilities')), absolute(all('currentLiabilities'))),
    beyond: [],
  })
}

interface Filling {
  rest: StatementFigureId
  of: number | undefined
  beyond: readonly StatementFigureId[]
}

function fill(figures: Figures, { rest, of, beyond }: Filling): void {
  if (of === undefined) return
  const more = of - sum(figures, beyond)
  if (more !== 0) figures[rest] = more
  else delete figures[rest]
}

function raiseForBank(figures: Figures, totals: Totals): void {
  const current = totals.get('currentAssets')
  const { bank } = figures
  if (!current || bank === undefined || !isApart(figures, { bank, totals, current: current.cents })) return
  totals.set('currentAssets', { ...current, cents: current.cents + bank })
}

/** Whether the bank is beside the current assets: by what the total of all assets adds up from, or by an excess over their total. */
function isApart(
  figures: Figures,
  { bank, current, totals }: { bank: number; current: number; totals: Totals },
): boolean {
  const all = totals.get('totalAssets')?.cents
  const fixed = figures.fixedAssets ?? 0
  if (all !== undefined && all === current + fixed) return false
  if (all !== undefined && all === bank + current + fixed) return true
  return bank + sum(figures, ['debtors', 'stock']) > current
}

const sum = (figures: Figures, ids: readonly StatementFigureId[]): number =>
  ids.reduce((all, id) => all + (figures[id] ?? 0), 0)

const absolute = (cents: number | undefined): number | undefined =>
  cents === undefined ? undefined : Math.abs(cents)

const minus = (from: number | undefined, what: number | undefined): number | undefined =>
  from === undefined || what === undefined ? undefined : from - what
