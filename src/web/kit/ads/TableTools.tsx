import type { ReactNode } from 'react'
import { SearchField } from '../forms/SearchField.tsx'
import classes from './figure-table.module.css'

/** Above a table: what of it is shown, and what can be done with all of it. */
export const AdsTools = ({ children }: { children: ReactNode }) => (
  <div className={classes.tools}>{children}</div>
)

interface AdsSearchProps {
  label: string
  value: string
  onTyped: (typed: string) => void
}

/** Finds rows. */
export const AdsSearch = ({ label, value, onTyped }: AdsSearchProps) => (
  <SearchField
    className={classes.search}
    aria-label={label}
    placeholder={label}
    value={value}
    onTyped={onTyped}
  />
)

/** At the end of the tools: what can be done with the whole table. */
export const AdsToolsEnd = ({ children }: { children: ReactNode }) => (
  <div className={classes.toolsEnd}>{children}</div>
)

/** Where rows are cards and have no headings. */
export const OnPhones = ({ children }: { children: ReactNode }) => (
  <div className={classes.phoneOnly}>{children}</div>
)
