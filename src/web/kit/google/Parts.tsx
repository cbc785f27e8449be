import type { ReactNode } from 'react'
import { WebsiteText } from '../link/WebsiteText.tsx'
import classes from './google.module.css'

/** A part of a form on a flush card. */
export function FormPart({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </div>
  )
}

/** What is wrong with a part of a form. */
export const PartProblem = ({ children }: { children: ReactNode }) => (
  <p className={classes.wrong} role="alert">
    {children}
  </p>
)

/** Buttons beside each other. */
export const PartButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)

/** Labels and values as people see them on Google. */
export function SeenList({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes.seen}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WebsiteText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
