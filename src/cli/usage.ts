import { CODE_MINUTES } from '#core/one-time-code.ts'
import { USUAL_PAGES } from '#engine/budgets.ts'
import { FAIL_ON, GATE_FORMATS } from '#report/gate/gate.ts'

/** A wrong command line, reported in one sentence with exit status 2. */
export class UsageError extends Error {}

export const HELP = `Fettle scans a website from the outside and reports what is good, what is not, and what to do first.

  fettle check <address> [options]   scan a website
  fettle judge <evidence> [options]  judge saved evidence again, without the network
  fettle demo [options]              scan the built-in sample shop (needs no internet)
  fettle demo --product              run the product with a made-up business in it, and print how to sign in;
                                     everything in it is deleted when it stops
  fettle serve [web|worker]          run the product (as "npm start" does), or only its web process or its workers
                                     on this machine (both need DATABASE_URL)
  fettle backup <file>               back up database and files, also while it runs
  fettle backup now                  the same into FETTLE_BACKUP_TO, as the clock does
  fettle backup list                 list the backups there; "backup get <name> <file>" fetches one
  fettle backup prune                remove those older than FETTLE_BACKUP_KEEP_DAYS, but the newest
  fettle backup drill [<name|file>]  restore the newest backup, or this one, into a database of its own, compare
                                     everything, report, and leave nothing
  fettle restore <file> [--replace]  restore a backup; --replace: replaces what is there now
  fettle operator <email>            make this account the operator, also while it runs
  fettle operator reset <email>      reset an account: ends the wait after wrong passwords and every session, and prints
                                     a link for a new password, valid once within 30 minutes; needs no mail, also while it runs
  fettle code confirm <email>        print a one-time code that confirms the account's address, where no mail is sent
  fettle code reset <email>          print a one-time code for a new password; both work once within ${CODE_MINUTES} minutes
  fettle browser install             download a browser where none is installed (about 125 MB, verified)
  fettle connections test <service>  try the key of an outside service (such as data_breach_check), also while it runs

Reports
  --html <file>          the owner's report as one HTML file
  --pdf <file>           the same as a PDF
  --json <file|->        the report as data (-: to standard output, which then has nothing else)
  --csv <file>           broken_links.csv
  --save-evidence <file> the evidence, for "fettle judge"

What is scanned
  --only <id,...>  --skip <id,...>   choose checks by id
  --max-pages <n>        pages read at most (default ${USUAL_PAGES})
  --answers <file>       the owner's answers and profile as JSON
  --exposed-files        you own or manage this website: also try files that should be private
  --no-browser           skip everything that needs a browser

Network
  --pace <n|off>         requests to one host that may start in a second (default: adaptive); off only for hosts that
                         --allow-private covers
  --resolve <host:port:address>      like curl's; repeatable
  --dns <address:port>   resolver to ask instead of the system's; repeatable
  --ca <file>            extra certificate authority (PEM)
  --allow-private <cidr,...>         private ranges that may be reached

For scripts
  --fail-on <${FAIL_ON.join('|')}>  exit status 1 when a check displays that or worse, or is worse than in
                         the baseline (default never)
  --baseline <file>      an earlier report of --json, to compare with
  --format <${GATE_FORMATS.join('|')}>     what is written to standard output in place of text
  --quiet  --no-color  --help  --version

Exit status: 0 done, 1 --fail-on was met, a setting is wrong, or what was asked could not be done, 2 the command line
was wrong or a file cannot be read or written, 3 nothing could be reached, 70 a fault of Fettle, 130 interrupted.
`
