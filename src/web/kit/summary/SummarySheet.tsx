import { clsx } from 'clsx'
import { type FinanceContent, FinanceSheet } from './FinanceSheet.tsx'
import classes from './sheet.module.css'

interface LabelledValue {
  label: string
  value: string
}

/** The content of one part of the sheet. */
export type SheetContent =
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pairs'; pairs: readonly LabelledValue[]; note?: string | undefined }
  | { kind: 'columns'; columns: readonly string[] }
  | ({ kind: 'finance' } & FinanceContent)

interface SummarySheetProps {
  businessName: string
  /** "Business summary, 21 Nov 2026". */
  line: string
  contact: readonly LabelledValue[]
  logo: { src: string; width: number; height: number } | null
  parts: readonly { id: string; title: string; content: SheetContent }[]
}

/** The business summary on paper: its letterhead, then its parts. */
export function SummarySheet({ businessName, line, contact, logo, parts }: SummarySheetProps) {
  return (
    <article className={classes.sheet} aria-label={`Business summary of ${businessName}`}>
      <div className={classes.head}>
        <div>
          <h2 dir="auto">{businessName}</h2>
          <p>{line}</p>
        </div>
        {logo && (
          <img src={logo.src} width={logo.width} height={logo.height} alt={`Logo of ${businessName}`} />
        )}
      </div>
      {contact.length > 0 && <Pairs look="contact" pairs={contact} />}
      {parts.map(({ id, title, content }) => (
        <section key={id} className={classes.part}>
          {title !== '' && <h3 dir="auto">{title}</h3>}
          <Content of={content} />
        </section>
      ))}
    </article>
  )
}

function Content({ of: content }: { of: SheetContent }) {
  switch (content.kind) {
    case 'list':
      return (
        <ul className={classes.list}>
          {content.items.map((item, index) => (
            <li key={index} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      )
    case 'pairs':
      return (
        <>
          <Pairs look="pairs" pairs={content.pairs} />
          {content.note !== undefined && <p className={classes.note}>{content.note}</p>}
        </>
      )
    case 'columns':
      return (
        <div className={clsx(classes.columns, classes[`columns${content.columns.length}`])}>
          {content.columns.map((text, index) => (
            <p key={index} dir="auto">
              {text}
            </p>
          ))}
        </div>
      )
    case 'finance':
      return <FinanceSheet {...content} />
  }
}

const Pairs = ({ look, pairs }: { look: 'contact' | 'pairs'; pairs: readonly LabelledValue[] }) => (
  <dl className={classes[look]}>
    {pairs.map(({ label, value }, index) => (
      <div key={index}>
        <dt dir="auto">{label}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
)
