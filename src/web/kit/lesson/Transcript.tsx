import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { videoTime } from '#core/format/times.ts'
import type { TimedText } from './cue-at.ts'
import classes from './lesson.module.css'

interface TranscriptProps {
  cues: readonly TimedText[]
  active: number
  onJump: (seconds: number) => void
}

/** The transcript, with the present sentence marked and scrolled into view; a press on a line jumps to its time. */
export function Transcript({ cues, active, onJump }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = list.current?.children[active]
    if (!list.current || !(line instanceof HTMLElement)) return
    // Only the list scrolls, never the page.
    list.current.scrollTo({ top: line.offsetTop - list.current.clientHeight / 3 })
  }, [active])
  return (
    <ol ref={list} className={classes.transcript}>
      {cues.map(({ start, text }, index) => (
        <li key={start}>
          <button
            type="button"
            className={clsx(classes.line, index === active && classes.active)}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => onJump(start)}
          >
            <span className={classes.at}>{videoTime(start)}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
