-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.found_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  -- Characters that `like` reads in its own way are looked for as they are.
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(wanted), '')), '([\\%_])', '\\\1', 'g') || '%';
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
      select l.id, l.created_at, l.name, l.email, l.company, l.asked, l.stage, l.due_on, l.amount_cents, l.owner_id, l.service,
        exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed') as is_undelivered
      from public.leads l
      where l.kind = 'contact' and l.merged_into is null
        and (in_stage is null or l.stage = in_stage)
        and (asked_for is null or l.asked = asked_for)
        and (owned_by is null or l.owner_id = owned_by)
        and (pattern is null or l.search_text like pattern)
        and case facet
          when 'late' then l.due_on < (now() at time zone 'America/Toronto')::date and l.stage not in ('won', 'lost')
          when 'undelivered' then exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed')
          else true
        end
        and case when oldest_first
          then (l.created_at, l.id) > (coalesce(before_at, '-infinity'), coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
          else (l.created_at, l.id) < (coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        end
      order by case when oldest_first then l.created_at end, case when oldest_first then l.id end,
        case when not oldest_first then l.created_at end desc, case when not oldest_first then l.id end desc
      limit size
    ) r
  );
end
$$;

REVOKE ALL ON FUNCTION private.found_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.found_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) TO service_role;
