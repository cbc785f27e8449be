import { CopyBlock } from '../plan/CopyBlock.tsx'
import classes from './fix.module.css'

interface DnsRecordProps {
  title: string
  /** The full name. */
  name: string
  /** The name without the domain, or `@` for the domain itself. */
  shortName?: string | undefined
  value: string
}

/** A TXT record in the fields of most DNS settings: name, then value. */
export function DnsRecord({ title, name, shortName, value }: DnsRecordProps) {
  return (
    <>
      <CopyBlock title="Name (type TXT)" label={`${title}: name`} text={shortName ?? name} code />
      {shortName !== undefined && (
        <p className={classes.hint}>
          {shortName === '@' ? 'Some forms want this left empty' : 'Most forms add your domain by themselves'}
          {'. In full it is '}
          <span className={classes.full}>{name}</span>.
        </p>
      )}
      <CopyBlock title="Value" label={`${title}: value`} text={value} code />
    </>
  )
}
