import classes from './fix.module.css'

interface DnsRecordProps {
  /** The full name. */
  name: string
  /** The name without the domain, or `@` for the domain itself. */
  shortName?: string | undefined
}

/** The other fields of a TXT record, as most DNS settings ask for them. */
export function DnsRecord({ name, shortName }: DnsRecordProps) {
  return (
    <dl className={classes.record}>
      <dt>Type</dt>
      <dd>TXT</dd>
      <dt>Name</dt>
      <dd className={classes.full}>{shortName ?? name}</dd>
      {shortName !== undefined && (
        <dd className={classes.hint}>
          {shortName === '@' ? 'Some forms want this left empty' : 'Most forms add your domain for you'}
          {'. In full it is '}
          <span className={classes.full}>{name}</span>.
        </dd>
      )}
    </dl>
  )
}
