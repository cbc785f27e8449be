import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconInfoCircle } from '../icons.ts'
import classes from './notice.module.css'

/** One line above every page. */
export const OperatorNotice = ({ children }: { children: ReactNode }) => (
  <p className={classes.notice}>
    <Icon of={IconInfoCircle} />
    <span dir="auto">{children}</span>
  </p>
)
