import type { ReactNode } from 'react'
import { fewMarks } from '../link/few-marks.ts'
import classes from './google.module.css'
import { Stars } from './Stars.tsx'

interface ReviewProps {
  author: string
  stars: number
  /** When, in words. */
  at: string
  /** Empty: stars only. */
  text: string
  /** The owner's answer, with when it was given. */
  reply: { text: string; at: string } | null
  /** What the owner can do. */
  children?: ReactNode
}

/** One review, and the owner's answer. */
export function Review({ author, stars, at, text, reply, children }: ReviewProps) {
  return (
    <li className={classes.review}>
      <header>
        <b>
          <bdi dir="auto">{fewMarks(author)}</bdi>
        </b>
        <Stars count={stars} />
        <span className={classes.quiet}>{at}</span>
      </header>
      {text === '' ? (
        <p className={classes.quiet}>Stars only, without a text</p>
      ) : (
        <blockquote>
          <bdi dir="auto">{fewMarks(text)}</bdi>
        </blockquote>
      )}
      {reply && (
        <div className={classes.reply}>
          <p className={classes.quiet}>Your answer{reply.at}</p>
          <bdi dir="auto">{fewMarks(reply.text)}</bdi>
        </div>
      )}
      {children}
    </li>
  )
}
