import type { ReactNode } from 'react'
import classes from './article.module.css'

/** A short text with headings, paragraphs and lists, at a readable width. */
export const ArticleText = ({ children }: { children: ReactNode }) => (
  <div className={classes.text}>{children}</div>
)
