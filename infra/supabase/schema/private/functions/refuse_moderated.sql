-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.refuse_moderated() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_table_name = 'formations' then
    if private.is_moderated('course', new.id) or private.is_moderated('account', (select c.user_id from public.creators c where c.id = new.creator_id)) then
      perform private.fail('moderated', 403, 'Staff have withdrawn this.');
    end if;
  elsif tg_table_name = 'creators' and tg_argv[0] = 'photo' then
    if private.is_moderated('photo', new.id) then perform private.fail('moderated', 403, 'Staff have withdrawn this.'); end if;
  elsif tg_table_name = 'creators' then
    if private.is_moderated('profile', new.id) then perform private.fail('moderated', 403, 'Staff have withdrawn this.'); end if;
  elsif exists (
    select from public.moderations m where m.kind = 'review' and m.lifted_at is null and m.user_id = new.user_id
      and m.undo #>> '{review,formation_id}' = new.formation_id::text
  ) then
    perform private.fail('moderated', 403, 'Staff have withdrawn this.');
  end if;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.refuse_moderated() FROM PUBLIC;
GRANT ALL ON FUNCTION private.refuse_moderated() TO service_role;
