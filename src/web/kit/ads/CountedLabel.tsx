import { clsx } from 'clsx'
import classes from './wizard.module.css'

interface CountedLabelProps {
  label: string
  /** Characters as Google counts them. */
  used: number
  limit: number
}

/** The label of a field with how much of its limit is used. */
export const CountedLabel = ({ label, used, limit }: CountedLabelProps) => (
  <span className={classes.label}>
    {label}
    <span className={clsx(used > limit && classes.over)}>
      {used} of {limit}
    </span>
  </span>
)

/** Below an empty field: what Fettle puts there. */
export const AddedForYou = ({ text }: { text: string }) => (
  <p className={classes.added}>
    <b>Added for you</b>
    {text}
  </p>
)
