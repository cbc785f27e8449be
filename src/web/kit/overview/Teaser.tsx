import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { clsx } from 'clsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import surface from '../surface/surface.module.css'
import classes from './teaser.module.css'

interface TeaserProps {
  title: string
  children: ReactNode
  action: { href: string; label: string }
}

/** A hint at another page, with a small drawing of a sheet, and one button. */
export function Teaser({ title, children, action }: TeaserProps) {
  const id = useId()
  return (
    <section className={clsx(surface.card, classes.teaser)} data-screen-only aria-labelledby={id}>
      <span className={classes.sheet} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <div className={classes.words}>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      <Button component={LinkTo} href={action.href} variant="default">
        {action.label}
      </Button>
    </section>
  )
}
