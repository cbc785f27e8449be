import { useState } from 'react'
import type { ShownMail } from '#web/app/queries/admin-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { HtmlLetter, PlainLetter } from '#web/kit/surface/LetterView.tsx'
import { Segments } from '#web/kit/surface/Segments.tsx'

const VIEWS = [
  { id: 'text', label: 'Text' },
  { id: 'html', label: 'As the recipient sees it' },
] as const

const CUT = 'Links are cut: they open somebody else’s account.'

/** A mail as text and as its recipient sees it. */
export function MailTexts({ shown: { text, html, linksCut } }: { shown: ShownMail }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('text')
  return (
    <Card title="What it says" hint={linksCut ? CUT : undefined}>
      <Segments label="How to show the email" segments={VIEWS} chosen={view} onChoose={setView} />
      {view === 'text' ? <PlainLetter text={text} /> : <HtmlLetter html={html} />}
    </Card>
  )
}
