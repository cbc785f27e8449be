import { clsx } from 'clsx'
import classes from './skeleton.module.css'

interface SkeletonBarProps {
  /** A CSS width. */
  width: string
  /** Pixels. */
  height?: number
  className?: string | undefined
}

/** A placeholder for words. */
export function SkeletonBar({ width, height = 12, className }: SkeletonBarProps) {
  return <span className={clsx(classes.bar, className)} style={{ width, height }} aria-hidden="true" />
}
