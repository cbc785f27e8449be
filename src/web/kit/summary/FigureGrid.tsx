import type { ReactNode } from 'react'
import classes from './figure-grid.module.css'

interface FigureGridProps {
  heads: readonly string[]
  /** Each field has its own name: on phones the column headings are small. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** Fields in a table, for figures that repeat. */
export const FigureGrid = ({ heads, rows }: FigureGridProps) => (
  <table className={classes.grid}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
