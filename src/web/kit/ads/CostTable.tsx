import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './home.module.css'

interface CostRow {
  id: string
  name: string
  pill: ReactNode
  cost: string
  /** Of the largest cost, 0 to 1. */
  share: number
  conversions: string
  costForEach: string
}

/** What each campaign cost, as a bar beside its figure. */
export const CostTable = ({ rows }: { rows: readonly CostRow[] }) => (
  <table className={classes.costs}>
    <caption>
      <VisuallyHidden>Campaigns by cost</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Campaign</th>
        <th scope="col">Status</th>
        <th scope="col">Cost</th>
        <th scope="col">Conversions</th>
        <th scope="col">Cost for each</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, pill, cost, share, conversions, costForEach }) => (
        <tr key={id}>
          <th scope="row" dir="auto">
            {name}
          </th>
          <td>{pill}</td>
          <td className={classes.cost}>
            <div aria-hidden>
              <i style={{ width: `${share * 100}%` }} />
            </div>
            <b>{cost}</b>
          </td>
          <td data-label="Conversions">{conversions}</td>
          <td data-label="Cost for each">{costForEach}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
