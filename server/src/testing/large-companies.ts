import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { testDay } from './test-day.ts'

/** The ids of a hundred companies and of a thousand people and records. */
export const numberedId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A company of thirty people. */
export const smallCompany = '00000000-0000-4000-8000-00000000000a'
/** One with an order for each of a hundred days, a subscription, and everything that was ever written to support. */
export const busyCompany = '00000000-0000-4000-8000-00000000000b'
export const rarePlan = '00000000-0000-4000-8000-00000000000c'
export const rareTransactionType = '00000000-0000-4000-8000-00000000000c'

const id = (number: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`)
const made = sql`${testDay}::timestamptz + n * interval '1 minute'`

/** A few of the people are unlike the others, so that a filter has something to find. */
async function fillUsers(db: Connection): Promise<void> {
  await sql`
    insert into users (id, unique_id, email, email_key, first_name, last_name, platform_role, verified_at, deactivated_at,
                       created_at, updated_at)
    select gen_random_uuid(), n::text, n || '@example.com', n || '@example.com', 'Person', 'Number ' || n,
           case when n % 4000 = 1 then 7 end, case when n % 500 <> 2 then ${testDay}::timestamptz end,
           case when n % 500 = 3 then ${testDay}::timestamptz end, ${made}, ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
}

/** One in two hundred is suspended, of a rare industry, and large. */
async function fillGroups(db: Connection): Promise<void> {
  await sql`
    insert into groups (id, name, industry, business_size, suspended_at, created_at, updated_at)
    select case when n < 100 then ${id('n')} else gen_random_uuid() end, 'Company ' || lpad(n::text, 5, '0'),
           case when n % 200 = 150 then 'forestry' else 'retail' end, case when n % 200 = 150 then 4 else 1 end,
           case when n % 200 = 150 then ${testDay}::timestamptz end, ${made}, ${testDay}
    from generate_series(0, 20000) as n`.execute(db)
  await sql`
    insert into groups (id, name, created_at, updated_at)
    values (${smallCompany}, 'Small', ${testDay}, ${testDay}), (${busyCompany}, 'Busy', ${testDay}, ${testDay})`.execute(
    db,
  )
  // Thirty people in one company, everybody in some other.
  await sql`
    with place as (select id, row_number() over (order by name) as number from groups where id <> ${smallCompany}),
         person as (select id, row_number() over (order by email) as number from users)
    insert into memberships (group_id, user_id, role_id)
    select place.id, person.id, 10 from place join person using (number)
    union all
    select ${smallCompany}, id, case when number <= 3 then 8 else 10 end from person where number <= 30`.execute(db)
}

/** One plan in two hundred is an add-on that is no longer offered; of the subscriptions as many are of a rare plan, past due, and paid by transfer. */
async function fillPlans(db: Connection): Promise<void> {
  await sql`
    insert into plans (id, sku, kind, title, description, currency, limits, position, archived_at, created_at, updated_at)
    select case when n = 1 then ${rarePlan}::uuid else gen_random_uuid() end, 'plan-' || n,
           case when n % 200 = 0 then 3 else 1 end,
           jsonb_build_object('en', 'Plan ' || n, 'zh', '', 'ms', ''), '{"en": "x", "zh": "", "ms": ""}', 'MYR', '{}', n,
           case when n % 200 = 0 then ${testDay}::timestamptz end, ${testDay}, ${made}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into subscriptions (group_id, id, plan_id, status, method, starts_at, ends_at, created_at, updated_at)
    select g.id, gen_random_uuid(), p.id, case when n % 200 = 0 then 3 else 2 end, case when n % 200 = 0 then 2 else 1 end,
           ${testDay}, ${made}, ${made}, ${testDay}
    from (select id, row_number() over (order by id) as n from groups) as g
    join plans as p on p.sku = case when n % 200 = 0 then 'plan-1' else 'plan-2' end`.execute(db)
}

/** One in two hundred failed, paid by transfer and of a type. */
async function fillTransactions(db: Connection): Promise<void> {
  await sql`
    insert into options (id, list, code, name, position, created_at, updated_at)
    values (${rareTransactionType}, 'transaction_type', 'cheque', '{"en": "Cheque", "zh": "", "ms": ""}', 1, ${testDay}, ${testDay})`.execute(
    db,
  )
  await sql`
    insert into transactions (group_id, id, product_name, amount_minor, currency, method, status, type_id, reference,
                              purchased_at, created_at, updated_at)
    select id, gen_random_uuid(), 'Default', 29900, 'MYR', case when n % 200 = 0 then 2 else 1 end,
           case when n % 200 = 0 then 2 else 1 end, case when n % 200 = 0 then ${rareTransactionType}::uuid end, 'pi_' || n,
           ${made}, ${testDay}, ${testDay}
    from (select id, row_number() over (order by id) as place from groups) as g, generate_series(1, 20000) as n
    where g.place = 1 + n % 200`.execute(db)
}

/** One in two hundred refunds a little, so that a kind has something to find. */
async function fillRefunds(db: Connection): Promise<void> {
  await sql`
    insert into transactions (group_id, id, kind, product_name, amount_minor, currency, method, status, reference,
                              purchased_at, created_at, updated_at)
    select ${busyCompany}, gen_random_uuid(), 4, 'Refund', -100, 'MYR', 4, 1, 'refund-' || n, ${made}, ${testDay}, ${testDay}
    from generate_series(1, 100) as n`.execute(db)
}

/** One in two hundred is of a small shop, and was cancelled there. */
async function fillWpOrders(db: Connection): Promise<void> {
  await sql`
    insert into wp_orders (id, store, wp_id, number, status, total_minor, tax_minor, currency, email_key, name, items,
                           modified_at, rank, digest, received_at)
    select gen_random_uuid(), case when n % 200 = 0 then 'https://small.example' else 'https://shop.example' end, n::text,
           'WP-' || n, case when n % 200 = 1 then 'cancelled' else 'processing' end, 29900, 0, 'MYR', n || '@example.com',
           'Person Number ' || n, '[]', ${made}, 3, '', ${testDay}
    from generate_series(1, 20000) as n`.execute(db)
}

/** An invoice for each order; one in a hundred is a credit note. */
async function fillInvoices(db: Connection): Promise<void> {
  await sql`
    insert into invoices (group_id, id, number, kind, transaction_id, buyer, lines, title, subtotal_minor, tax_minor,
                          currency, language, payment_method, reference, issued_at, paid_at, file_id)
    select group_id, id, 'INV-2026-' || lpad(n::text, 5, '0'), case when n % 100 = 0 then 2 else 1 end, id,
           jsonb_build_object('name', 'Company ' || n), '[]', product_name,
           case when n % 100 = 0 then -29900 else 29900 end, 0, currency, 'en', method, reference, purchased_at,
           purchased_at, gen_random_uuid()
    from (select *, row_number() over (order by purchased_at, id) as n from transactions) as paid`.execute(db)
}

/** What was done, sent and asked. */
async function fillLogs(db: Connection): Promise<void> {
  await sql`
    insert into audit_events (group_id, id, at, actor_id, impersonator_id, action, subject, subject_id)
    select ${id('n % 100')}, gen_random_uuid(), ${made}, ${id('n % 1000')}, case when n % 50 = 0 then ${id('n % 250')} end,
           case when n % 1000 = 0 then 'changePassword' else 'login' end, 'thing', ${id('n % 997')}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into mails (group_id, id, kind, cause, to_email, to_name, language, subject, body_html, body_text, state,
                       send_after, created_at)
    select ${id('n % 100')}, gen_random_uuid(), case when n % 500 = 0 then 'test' else 'invitation' end, n::text,
           'reader-' || n || '@example.com', 'Reader ' || n, 'en', 'Greeting', '', '',
           case when n % 500 = 0 then 2 else 1 end, ${testDay}, ${made}
    from generate_series(1, 20000) as n`.execute(db)
  await sql`
    insert into support_messages (group_id, id, draft_id, user_id, language, page, message, created_at)
    select ${busyCompany}, gen_random_uuid(), gen_random_uuid(), id, 'en', '/surveys', 'Help',
           ${testDay}::timestamptz + unique_id::int * interval '1 minute'
    from users`.execute(db)
}

/** Twenty thousand companies and people, and as much of what they leave behind. */
export async function fillCompanies(db: Connection): Promise<void> {
  await fillUsers(db)
  await fillGroups(db)
  await fillPlans(db)
  await fillTransactions(db)
  await fillRefunds(db)
  await fillWpOrders(db)
  await fillInvoices(db)
  await fillLogs(db)
}
