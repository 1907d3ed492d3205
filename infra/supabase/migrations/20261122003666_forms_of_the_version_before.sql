-- Between `db push` and `functions deploy` of a hosted site the `lead` function of the version before goes on: it does not say what is
-- asked for, which was then a consultation.
create function private.ask_for_consultation() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.asked := 'consultation';
  return new;
end
$$;
revoke all on function private.ask_for_consultation() from public, anon, authenticated;
create trigger leads_asked before insert on public.leads for each row
  when (new.kind = 'contact' and new.asked is null) execute function private.ask_for_consultation();
