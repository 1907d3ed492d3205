-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.subscribers() RETURNS TABLE(lead_id uuid, interests text[], products text[])
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
  with confirmed as (
    select distinct on (email) id, email from public.leads
    where kind = 'newsletter' and status = 'confirmed' and confirmed_at is not null order by email, confirmed_at
  ), cared as (
    select l.email, case
      when l.kind = 'contact' then 'service:' || l.service
      when l.page ~ '^/blog(/|[?#]|$)' then 'blog'
      when l.page ~ '^/(formations|boutique|creators|cours)(/|[?#]|$)' then 'formations'
      when l.page ~ '^/outils(/|[?#]|$)' then 'outils'
      when l.page ~ '^/[^/?#]' then 'services'
    end as interest
    from public.leads l where l.kind = 'contact' or l.status = 'confirmed'
  ), caring as (
    select email, array_agg(distinct interest) as interests from cared where interest is not null group by email
  ), buying as (
    select lower(u.email) as email, array_agg(p.product_id::text) as products
    from public.user_products p join auth.users u on u.id = p.user_id
    where p.is_active and u.email_confirmed_at is not null group by 1
  )
  select c.id, coalesce(i.interests, '{}'), coalesce(b.products, '{}')
  from confirmed c left join caring i on i.email = c.email left join buying b on b.email = c.email
$_$;

REVOKE ALL ON FUNCTION private.subscribers() FROM PUBLIC;
GRANT ALL ON FUNCTION private.subscribers() TO service_role;
